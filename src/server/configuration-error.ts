/** Thrown for an invalid environment. The message says what to fix, and no stack trace is shown. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}
