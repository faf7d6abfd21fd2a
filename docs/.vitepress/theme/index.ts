import type { DefaultTheme as ThemeTypes, SiteData, Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import OpenApiFrame from './OpenApiFrame.vue'
import { searchOptions } from '../search.ts'
import SiteLayout from './SiteLayout.vue'
import './style.css'
import { defineAsyncComponent } from 'vue'

/** Components that only the page that contains them loads. */
const partsOfOnePage = {
  OffsetPicture: () => import('./OffsetPicture.vue'),
  TryIt: () => import('../../try-it/TryIt.vue'),
}

export default {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app, siteData }) {
    const { themeConfig } = siteData.value as SiteData<ThemeTypes.Config>
    const search = {
      provider: 'local',
      options: { detailedView: true, miniSearch: { searchOptions } },
    }
    siteData.value = { ...siteData.value, themeConfig: { ...themeConfig, search } }
    app.component('OpenApiFrame', OpenApiFrame)
    for (const [name, load] of Object.entries(partsOfOnePage))
      app.component(name, defineAsyncComponent(load))
  },
} satisfies Theme
