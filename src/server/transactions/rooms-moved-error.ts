/** Thrown if somebody took a room between our read and our insert, so that the whole transaction has to be retried. */
export class RoomsMovedError extends Error {
  override name = 'RoomsMovedError'
}
