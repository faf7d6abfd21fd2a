// Sends the report of a browser to the server of the page.
import { report } from './portable.js'

await fetch('/report', { method: 'POST', body: JSON.stringify(report()) })
