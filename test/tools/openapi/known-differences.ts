/** The files of vectors for which a generator's zod schemas return a wrong result, with the reason. */
export const knownDifferences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@hey-api/openapi-ts': {
    'format-date-time.json': 'zod accepts neither small letters nor a leap second',
    'format-uuid.json': 'zod accepts only the versions 1 to 8',
  },
  orval: {
    'format-date-time.json': 'zod accepts neither an offset, nor small letters, nor a leap second',
    'format-uuid.json': 'zod accepts only the versions 1 to 8',
  },
}
