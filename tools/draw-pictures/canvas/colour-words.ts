const named = [
  ['white', '#faf4ea'],
  ['cream', '#f0e0c4'],
  ['sand', '#e3cba0'],
  ['grey', '#a8a29c'],
  ['charcoal', '#454248'],
  ['terracotta', '#b8593c'],
  ['coral', '#e07a66'],
  ['rose', '#c98580'],
  ['blush', '#efc4b4'],
  ['plum', '#7a3a5c'],
  ['mauve', '#b07c98'],
  ['marigold', '#e0a040'],
  ['mustard', '#c9963f'],
  ['copper', '#b56d48'],
  ['brown', '#7c5238'],
  ['teal', '#2b7a7c'],
  ['turquoise', '#5aa6a2'],
  ['sage', '#8aa084'],
  ['green', '#5f7a50'],
  ['indigo', '#3f4f8c'],
  ['navy', '#2f4460'],
  ['lavender', '#9094b8'],
] as const

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function distance(a: string, b: string) {
  const other = channels(b)
  return Math.hypot(...channels(a).map((value, i) => value - (other[i] ?? 0)))
}

/** Returns the everyday word nearest to a colour, for the descriptions of pictures. */
export function colourWord(hex: string) {
  const nearest = named.toSorted((a, b) => distance(hex, a[1]) - distance(hex, b[1]))[0]
  return nearest?.[0] ?? 'plain'
}
