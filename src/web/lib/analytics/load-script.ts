/** Starts somebody else's script. Only addresses that `trusted-markup.ts` knows pass the page's policy. */
export function loadScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
