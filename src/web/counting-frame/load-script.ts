/** Loads a third party's script. Only the counting frame does so; none of our pages does. */
export function loadScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
