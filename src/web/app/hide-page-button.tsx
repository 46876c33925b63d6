import { IconButton } from '#web/ui/button.tsx'
import { hidePage } from './page-curtain.tsx'

export const HidePageButton = ({ className = '' }) => (
  <IconButton icon="eye-off" label="Hide this page" className={className} onClick={hidePage} />
)
