import { contentOf } from '../../reference/reference.ts'
import { fieldsPage } from './fields-page.ts'
import { issueCodesPage } from './issue-codes-page.ts'
import { limitsPage } from './limits-page.ts'
import { openPointsPage } from './open-points-page.ts'
import { operationPage } from './operation-page.ts'

/** Returns the reference pages of the site by name. */
export function referencePages(): ReadonlyMap<string, string> {
  const content = contentOf()
  return new Map([
    ...content.operations.map((operation) => operationPage(operation)),
    ...content.resources.map((resource) => fieldsPage(resource)),
    limitsPage(content),
    issueCodesPage(content.codes),
    openPointsPage(content),
  ])
}
