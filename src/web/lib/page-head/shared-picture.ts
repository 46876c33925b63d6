/** The picture in a shared link's preview. `path` is without the origin; sizes are in pixels. */
export type SharedPicture = { path: string; width: number; height: number; alt: string }

/** All pictures of hotels and cities have the same shape: 352 by 188 on a card (specification §2). */
const SHAPE = 188 / 352

/** The same picture in a different stored width. The file's name has the width before its extension. */
export const pictureAt = (path: string, width: number, alt: string): SharedPicture => ({
  path: path.replace(/-\d+(\.\w+)$/, `-${width}$1`),
  width,
  height: Math.round(width * SHAPE),
  alt,
})
