-- A phone or an email that a guest had before: what was sent there goes with the account (docs/decisions/0016).

create table former_contacts (
  user_id uuid not null references users (id),
  contact text not null,
  changed_at timestamptz not null,
  primary key (user_id, contact, changed_at),
  constraint former_contacts_filled check (btrim(contact) <> '' and length(contact) <= 320)
);
create index former_contacts_by_day on former_contacts (changed_at);
comment on table former_contacts is 'A phone or email that was corrected, for as long as messages are kept: erasing the account deletes what was sent there until then. Later it may be somebody else''s.';
