/** Returns a function that computes its result at the first call and keeps it. */
export function once<T>(compute: () => T): () => T {
  let kept: { readonly result: T } | undefined
  return () => (kept ??= { result: compute() }).result
}
