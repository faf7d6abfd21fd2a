// Returns the report of workerd as the response to any request.
import { report } from './portable.js'

export default { fetch: () => Response.json(report()) }
