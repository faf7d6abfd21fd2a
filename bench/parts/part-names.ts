/** The parts of a call of this package, as the benchmark tells them apart. */
export const partNames = ['reading', 'evaluation', 'rules', 'suggestions', 'order', 'issues', 'rest'] as const

export type Part = (typeof partNames)[number]
