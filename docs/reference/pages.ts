import { modelOf } from '../../src/docs/model/reference-model.ts'
import { fieldsPage } from './fields-page.ts'
import { issueCodesPage } from './issue-codes-page.ts'
import { limitsPage } from './limits-page.ts'
import { openPointsPage } from './open-points-page.ts'
import { operationPage } from './operation-page.ts'

/** Returns the reference pages of the site by name. */
export function referencePages(): ReadonlyMap<string, string> {
  const model = modelOf()
  return new Map([
    ...model.operations.map((operation) => operationPage(operation)),
    ...model.resources.map((resource) => fieldsPage(resource)),
    limitsPage(model),
    issueCodesPage(model.codes),
    openPointsPage(model),
  ])
}
