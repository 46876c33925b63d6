/**
 * A family of colours by role: wall (large, quiet), accent (the wall behind the bed), floor, wood, fabric (headboard,
 * chairs), linen (bedding), spread, one and two (throws and cushions, the strongest colours), curtain, rug, metal, leaf.
 */
const roles = [
  'name',
  'wall',
  'accent',
  'floor',
  'wood',
  'fabric',
  'linen',
  'spread',
  'one',
  'two',
  'curtain',
  'rug',
  'metal',
  'leaf',
] as const

export type Palette = Record<(typeof roles)[number], string>

const palette = (row: string): Palette => {
  const values = row.split(' ')
  if (values.length !== roles.length) throw new Error(`A palette has ${roles.length} entries: ${row}`)
  return Object.fromEntries(roles.map((role, i) => [role, values[i]])) as Palette
}

/** Lists one palette per line, with its colours in the order of the roles. */
export const palettes: readonly Palette[] = [
  'terracotta #f0dcc6 #cf7d5a #b9805a #7f4d33 #a9543a #faf1e4 #b4553a #e0a35c #5f7465 #ead2b6 #d9a884 #c79a4b #5d7a50',
  'teal-brass #eee8d8 #2f6f72 #a98560 #6b4a34 #1f5a60 #f7f3ea #c9963f #2b7a7c #e6c98e #e8dcc3 #86a8a0 #cfa24a #3f7a5c',
  'indigo-cream #f1e9da #3d4a7a #b08a62 #6f4c36 #34406f #fbf6ec #3f4f8c #d98a5b #e9d6b4 #dcd6d0 #8c93b8 #c9a052 #5c7f5e',
  'sage-rose #ebe6d8 #93a58a #c09a74 #8a6245 #c98b85 #fdf7f0 #c9807c #7d9277 #efd0c0 #e6cfc4 #cfae9f #cda35f #5f8159',
  'plum-gold #e9dad2 #6a3a5a #9c6d4f #5a3630 #5c2f50 #faf0ea #8e4468 #d9a441 #b57a9a #d8bfb4 #a9738a #d6a84a #5b7757',
  'monsoon #e6e6da #5f7f7a #9a8a74 #625040 #4a6b68 #f4f5ef #6c8f78 #c7b27c #3f5f63 #cfd8d2 #9fb0a4 #b99a5c #4c7a58',
  'marigold-white #f7efe0 #e3a443 #c29468 #8b5c3a #d98b35 #fffaf0 #e0952f #c8553f #6f8f7f #f3e2c0 #e7c48a #cf9e45 #63864f',
  'charcoal-copper #e8dccf #4a4648 #86694f #4d382d #3c393e #f3eee8 #b56d48 #5d6a70 #d9b593 #bfb4aa #8f8278 #c47a50 #5a7560',
  'coral-sea #f4e6dc #e08672 #c7a07a #91684b #4f8f93 #fdf6ef #e07a66 #5aa0a0 #f2c49b #f0d6ca #a9c8c2 #cfa05a #5c8f6c',
  'forest-clay #e8dfcd #4c6248 #a8764e #6a4329 #56704f #f8f1e3 #b8693f #7f9060 #e2bd84 #dccfb2 #b79d74 #bf9347 #4a6f45',
  'blush-ink #f3dfd8 #33435a #b38e74 #6c4d42 #d08e8c #fcf4f0 #2f4460 #e0a39a #c9a45c #e5c6bf #c7a3a0 #cda15a #557a68',
  'sand-turquoise #f1e5cc #6fb0ab #cda878 #8f6a45 #4a9a98 #fdf8ea #e3a65a #3f8f94 #f0d9a8 #efe0c0 #a6cbbf #c99c4c #64915c',
].map(palette)
