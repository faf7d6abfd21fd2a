/** Maximum length of a message that is shown whole. */
const longest = 120

/** Length to which a longer message is cut, before the end of its last word. */
const cutLength = 100

/**
 * Returns the beginning of a long message, such as one with many allowed values; undefined if it is
 * short.
 */
export function shortMessage(message: string): string | undefined {
  if (message.length <= longest) return undefined
  const start = message.slice(0, cutLength)
  const words = /^.{60,}(?=[ ,])/su.exec(start)?.[0] ?? start
  return `${words.replace(/[\s,]+$/, '')} …`
}
