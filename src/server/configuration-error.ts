/** Reports an invalid environment. The message says what to fix, without a stack trace. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}
