-- Passkeys of guests: their identity images, the copy of their data and erasing open only after it (docs/decisions/0016).

alter table passkeys drop constraint passkeys_kind_known;
alter table passkeys add constraint passkeys_kind_known check (kind in ('staff', 'operator', 'guest'));
comment on table passkeys is 'A passkey: its public key and how often it was used. holder: the phone of staff, who may work at several hotels, or the id of an operator or a guest. Forgotten by the office when a device is lost; guests take one away themselves after they have shown one.';

alter table sessions add column passkey_at timestamptz;
alter table sessions add column challenge text;
alter table sessions add column challenge_until timestamptz;
comment on column sessions.passkey_at is 'When a passkey of this guest was shown in this session: for some minutes it then opens what a guest with a passkey keeps behind it.';
comment on column sessions.challenge is 'What the passkey has to sign, for some minutes and once.';
alter table sessions add constraint sessions_challenge_whole check ((challenge is null) = (challenge_until is null));
