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
  'openapi-zod-client': {
    'field-check-group.json': 'null removes the bounds',
    'field-description.json': 'null removes the bounds',
    'field-environment-variables.json': 'null removes the bounds',
    'field-packet-loss-thresholds.json': 'null removes the bounds',
    'field-response-times.json': 'null removes the bounds',
    'format-date-time.json': 'a format is not written where null is allowed, and zod reads the others in its own way',
    'format-date.json': 'the format is not written',
    'format-uuid.json': 'zod accepts only the versions 1 to 8',
    'rule-frequency-offset.json': 'null removes the bounds',
    'rule-packet-loss-order.json': 'null removes the bounds',
    'warning-response-time-order.json': 'null removes the bounds',
    'warning-seen-order.json': 'the format of a date is not written',
  },
}
