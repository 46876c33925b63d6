/**
 * Returns the device's signature; undefined if the user cancelled or the device has no passkey. The signing code loads
 * on the first press.
 */
export async function signWithPasskey(
  wish: 'make' | 'show',
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  const sign = wish === 'make' ? startRegistration : startAuthentication
  const signed = await sign({ optionsJSON: options as never }).catch(() => undefined)
  return signed && { ...signed }
}
