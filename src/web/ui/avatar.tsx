type AvatarProps = { picture: { id: string; url: string } | null; className?: string }

/** The guest's own picture, or a drawn head if there is none. */
export function Avatar({ picture, className = '' }: AvatarProps) {
  if (picture) {
    return (
      <span className={`avatar ${className}`}>
        <img key={picture.id} src={picture.url} alt="" width="200" height="200" loading="lazy" />
      </span>
    )
  }
  return (
    <span className={`avatar ${className}`}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="var(--primary)" />
        <circle cx="48" cy="40" r="19" fill="var(--primary)" />
      </svg>
    </span>
  )
}
