import type { Router } from 'vitepress'

/** Opens the folded parts around the target of the current fragment, and scrolls to it. */
function open(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target === null) return
  let opened = false
  for (let part = target.parentElement; part !== null; part = part.parentElement) {
    if (!(part instanceof HTMLDetailsElement) || part.open) continue
    part.open = true
    opened = true
  }
  if (opened) target.scrollIntoView()
}

/** Makes deep links work for fields that are folded. */
export function openFoldedTarget(router: Router): void {
  if (typeof window === 'undefined') return
  const afterRouteChange = router.onAfterRouteChange
  router.onAfterRouteChange = async (to) => {
    await afterRouteChange?.(to)
    requestAnimationFrame(open)
  }
  addEventListener('hashchange', open)
  // A click on a link to the current fragment changes nothing, but its target may have been folded again.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) requestAnimationFrame(open)
  })
  addEventListener('load', open)
}
