import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import BenchmarkCharts from './BenchmarkCharts.vue'
import DirectionFilter from './DirectionFilter.vue'
import { openFoldedTarget } from './folded.ts'
import MermaidDrawing from './MermaidDrawing.vue'
import OpenApiFrame from './OpenApiFrame.vue'
import OffsetPicture from './OffsetPicture.vue'
import SiteLayout from './SiteLayout.vue'
import './style.css'
import { defineAsyncComponent } from 'vue'

export default {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app, router }) {
    app.component('DirectionFilter', DirectionFilter)
    app.component('MermaidDrawing', MermaidDrawing)
    app.component('OffsetPicture', OffsetPicture)
    app.component('OpenApiFrame', OpenApiFrame)
    app.component('BenchmarkCharts', BenchmarkCharts)
    app.component(
      'TryIt',
      defineAsyncComponent(() => import('../../try-it/TryIt.vue')),
    )
    openFoldedTarget(router)
  },
} satisfies Theme
