import type { Call } from '#contract/call.ts'

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Builds the smallest upload that a call accepts, in the call's field. */
export async function uploadOf({ field }: NonNullable<Call['upload']>) {
  const form = new FormData()
  form.append(field, new Blob([ONE_PIXEL], { type: 'image/png' }), 'photo.png')
  const request = new Response(form)
  const type = request.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } }
}
