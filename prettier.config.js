/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  objectWrap: 'collapse',
  overrides: [
    // The site shows these files in a narrow column.
    { files: 'docs/samples/*', options: { printWidth: 72, objectWrap: 'preserve' } },
  ],
}
