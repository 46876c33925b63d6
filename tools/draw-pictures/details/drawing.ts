/** A finished picture and what it shows, in words. */
export interface Drawing {
  svg: string
  alt: string
}
