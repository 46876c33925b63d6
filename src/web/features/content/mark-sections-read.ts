/** The band just below the window's top. The section in this band counts as being read. */
const READING_BAND = '-8% 0px -72% 0px'

const idOf = (link: HTMLAnchorElement): string => decodeURIComponent(link.hash.slice(1))

/** Marks the section being read in the table of contents, until the returned function stops it. */
export function markSectionsRead(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents-list a')]
  const mark = (id: string) => {
    for (const link of links)
      if (idOf(link) === id) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (entered) mark(entered.target.id)
    },
    { rootMargin: READING_BAND },
  )
  for (const link of links) {
    const section = document.getElementById(idOf(link))
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}
