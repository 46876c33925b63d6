/** The preview of a shared link. `path` is below the origin; sizes in pixels. */
export type SharedPicture = { path: string; width: number; height: number; alt: string }

/** All pictures of hotels and cities have the same shape: 352 by 188 on a card (specification §2). */
const SHAPE = 188 / 352

/** One of our pictures in another stored width; the width precedes the file extension. */
export const pictureAt = (path: string, width: number, alt: string): SharedPicture => ({
  path: path.replace(/-\d+(\.\w+)$/, `-${width}$1`),
  width,
  height: Math.round(width * SHAPE),
  alt,
})
