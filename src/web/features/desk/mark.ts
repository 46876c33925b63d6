export type MarkAct = 'seen' | 'arrive' | 'take' | 'leave' | 'no-show'

/** Something a colleague marked. Its key makes it count once, however often it is sent. */
export type Mark = {
  key: string
  bookingId: string
  /** of the guest or the code, to say which mark was not taken */
  name: string
  act: MarkAct
  body: Record<string, unknown>
}
