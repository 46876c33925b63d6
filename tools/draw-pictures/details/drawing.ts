/** A finished picture, and a description of what it shows. */
export interface Drawing {
  svg: string
  alt: string
}
