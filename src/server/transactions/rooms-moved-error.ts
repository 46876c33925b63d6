/** Somebody took a room between our look and our grip: the whole transaction has to be tried again. */
export class RoomsMovedError extends Error {
  override name = 'RoomsMovedError'
}
