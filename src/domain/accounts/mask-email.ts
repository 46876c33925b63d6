/**
 * Masks an email as 'a•••@home.example', which is enough to tell two addresses apart and too little to write to one.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
