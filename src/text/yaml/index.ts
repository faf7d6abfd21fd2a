// The exports of `monitor-contract/yaml`: validation of YAML text, with the range of each issue.
export type * from '../text-result.ts'
export { validateYaml } from './validate-yaml.ts'
