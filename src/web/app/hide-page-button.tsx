import { SITE_BASICS } from '#domain/site-basics.ts'
import { ActionIcon } from '#web/ui/action-link.tsx'
import { hidePage } from './page-curtain.tsx'
import * as t from '#words/site-frame.ts'

/**
 * Shows the quick exit, which works from the page's first byte: without scripts it leads to a neutral page elsewhere.
 */
export const HidePageButton = ({ className = '' }) => (
  <ActionIcon
    icon="eye-off"
    label={t.hideThisPage}
    className={className}
    href={SITE_BASICS.neutralPage}
    onPress={hidePage}
  />
)
