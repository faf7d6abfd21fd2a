/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  objectWrap: 'collapse',
  overrides: [
    // The site shows these files in a narrow column.
    { files: 'docs/samples/*', options: { printWidth: 72, objectWrap: 'preserve' } },
    // Documents of users, one field a line.
    { files: 'examples/ci/monitors/*', options: { objectWrap: 'preserve' } },
    // One case a line.
    {
      files: 'test/vectors/*.json',
      excludeFiles: '*.schema.json',
      options: { printWidth: 100_000, objectWrap: 'preserve' },
    },
  ],
}
