/** What the device signs; undefined when it was closed, or the device has none. The signer comes with the first press. */
export async function signWithPasskey(
  wish: 'make' | 'show',
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  const sign = wish === 'make' ? startRegistration : startAuthentication
  const signed = await sign({ optionsJSON: options as never }).catch(() => undefined)
  return signed && { ...signed }
}
