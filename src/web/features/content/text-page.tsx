import { useEffect } from 'react'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { ServerOnly } from '#web/ui/server-only.tsx'
import Text from './text.server-only.tsx'
import { markSectionsRead } from './mark-sections-read.ts'

const loadText = () => import('./text.tsx')

/** Opens the section that a link leads to, where sections fold. */
function useOpenedByLink(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const folded = document.getElementById(hash.slice(1))?.querySelector('details')
    if (folded) folded.open = true
  }, [hash])
}

/** A text page: its words came with the document; only marking the reader's place needs a script. */
export function TextPage({ path }: { path: string }) {
  useOpenedByLink()
  useEffect(markSectionsRead, [path])
  return (
    <ServerOnly load={loadText} part={{ path }}>
      <Text path={path} />
    </ServerOnly>
  )
}
