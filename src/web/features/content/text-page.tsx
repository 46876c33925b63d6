import { useEffect } from 'react'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { ServerOnly } from '#web/ui/server-only.tsx'
import Text from './text.server-only.tsx'
import { markSectionsRead } from './mark-sections-read.ts'

const loadText = () => import('./text.tsx')

/** Opens the section to which a link leads, if sections are folded. */
function useOpenedByLink(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const folded = document.getElementById(hash.slice(1))?.querySelector('details')
    if (folded) folded.open = true
  }, [hash])
}

/** Shows a text page. Its words came with the document, so only marking the section being read needs a script. */
export function TextPage({ path }: { path: string }) {
  useOpenedByLink()
  useEffect(markSectionsRead, [path])
  return (
    <ServerOnly load={loadText} part={{ path }}>
      <Text path={path} />
    </ServerOnly>
  )
}
