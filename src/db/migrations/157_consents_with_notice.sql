-- Each consent names the text of the privacy policy that the guest could read when they gave or withdrew it.

create table notices (
  version text primary key,
  language text not null,
  body text not null,
  first_used_at timestamptz not null,
  constraint notices_version_form check (version ~ '^[0-9a-f]{64}$'),
  constraint notices_version_of_body check (version = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  constraint notices_language_form check (language ~ '^[a-z]{2}$')
);
comment on table notices is 'Texts of the privacy policy that guests consented to, as JSON of the page; version: its SHA-256. Never changed.';
create trigger notices_stay before update or delete on notices
  for each row execute function refuse_change('the text of a notice stays');

create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  purpose text not null,
  given boolean not null,
  notice text not null references notices (version),
  at timestamptz not null,
  constraint consents_purpose_known check (purpose in ('account', 'calls_and_texts', 'identity'))
);
comment on table consents is 'Consents of guests, given or withdrawn, with the notice they could read: to the account, to calls and texts, to pictures for superfast check-in. Never changed.';
create index consents_user on consents (user_id, id);
create index consents_notice on consents (notice);
create trigger consents_stay before update or delete on consents
  for each row execute function refuse_change('a consent stays as it was given');
