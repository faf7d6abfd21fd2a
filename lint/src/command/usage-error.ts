/** A wrong flag, argument or configuration: the message is for the person who runs the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
