/** Makes an element with properties and content. Texts stay texts: no markup is read out of them. */
export function node<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

const svg = 'http://www.w3.org/2000/svg'

/** The same for a part of a picture, with attributes. */
export function shape<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(svg, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.append(...content)
  return made
}
