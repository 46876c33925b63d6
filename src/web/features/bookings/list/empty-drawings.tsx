/** Drawings for the empty lists of My Bookings, in token colours, with the empty state's view box of 200 by 168. */

const GROUND = <path d="M16 152h168" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />

/** A door left ajar with light on the step and the moon above, for upcoming stays. */
export const DOOR_AND_MOON = (
  <>
    {GROUND}
    <path d="M62 152V72a38 38 0 0 1 76 0v80z" fill="var(--primary-soft)" />
    <path d="M70 152V74a30 30 0 0 1 60 0v78z" fill="var(--sunken)" />
    <path d="M112 152h18l16 10h-34z" fill="var(--warn-soft)" />
    <path d="M70 152V74a30 30 0 0 1 30-30c8 0 12 6 12 16v92z" fill="var(--primary)" />
    <circle cx="104" cy="104" r="3.5" fill="var(--on-primary)" />
    <rect x="58" y="151" width="84" height="6" rx="3" fill="var(--line-strong)" />
    <path
      d="M160 140v-14m0 4c-14-2-18-14-18-22 12 2 18 10 18 22zm0-8c12-2 18-12 17-24-11 3-17 12-17 24z"
      fill="var(--trust)"
      stroke="var(--trust)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M149 138h22l-3 14h-16z" fill="var(--line-strong)" />
    <path d="M34 30a16 16 0 1 0 18 20 13 13 0 0 1-18-20z" fill="var(--line-strong)" opacity=".7" />
  </>
)

/** A key on its hook, for past stays. */
export const KEY_ON_ITS_HOOK = (
  <>
    <path d="M56 152V76a44 44 0 0 1 88 0v76z" fill="var(--sunken)" />
    {GROUND}
    <rect x="72" y="66" width="56" height="12" rx="6" fill="var(--line-strong)" />
    <path d="M100 72v12" stroke="var(--ink-soft)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="100" cy="96" r="12" fill="none" stroke="var(--primary)" strokeWidth="6" />
    <path
      d="M100 108v30m0-10h10m-10 10h7"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M109 90l16 10-5 26-14-9z" fill="var(--trust)" />
    <circle cx="116" cy="103" r="2.5" fill="var(--on-trust)" />
  </>
)

/** A coin on its way back under the arch, for cancelled bookings. */
export const COIN_COMING_BACK = (
  <>
    <path d="M56 152V76a44 44 0 0 1 88 0v76z" fill="var(--trust-soft)" />
    {GROUND}
    <circle cx="100" cy="92" r="22" fill="var(--warn-soft)" stroke="var(--warn)" strokeWidth="3" />
    <path
      d="M92 83h16M92 90h16M95 83c9 0 9 14-1 14l10 9"
      fill="none"
      stroke="var(--warn)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M148 112a52 52 0 0 1-84 12m0 0v14m0-14h14"
      fill="none"
      stroke="var(--trust)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)
