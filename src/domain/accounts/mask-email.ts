/** Masks an email as 'a•••@home.example': enough to distinguish two addresses, too little to write to one. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
