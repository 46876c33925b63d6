import { SITE } from '#domain/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as t from '#words/another-room.ts'

export const CallUs = () => (
  <a className="button quiet" href={SITE.supportPhoneLink}>
    <Icon name="phone" />
    {t.talkToUsNow}
  </a>
)
