/** Loads a third party's script. Only the counting frame does so, and none of our pages. */
export function loadScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
