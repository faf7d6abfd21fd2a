// Returns the name of a path in messages.
import { icmpMonitorUpdate, type Path } from 'monitor-contract'

/**
 * Returns the name that a path has in messages: what functions of the option `messages` get from
 * `name`.
 */
export function nameOf(path: Path): string {
  let found = ''
  const required = (_: unknown, name: (path: Path) => string): string => (found = name(path))
  icmpMonitorUpdate.validate({}, { messages: { required } })
  return found
}
