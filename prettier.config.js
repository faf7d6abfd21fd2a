/** @type {import('prettier').Config} */
export default {
  printWidth: 100,
  semi: false,
  singleQuote: true,
  overrides: [
    // The site shows these files, or indented parts of them, in a narrow column.
    { files: '*.md', options: { printWidth: 70 } },
    { files: 'examples/{servers/hono,forms/react}.{ts,tsx}', options: { printWidth: 70 } },
    // Documents of users, one field a line.
    { files: 'examples/monitors/*', options: { objectWrap: 'preserve' } },
  ],
}
