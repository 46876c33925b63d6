-- What happened around sign-ins and rights, and what operators did by hand (docs/decisions/0013).

create table security_log (
  id bigint generated always as identity primary key,
  event text not null,
  subject_hash bytea,
  address_hash bytea,
  at timestamptz not null,
  constraint security_log_event_form check (event ~ '^[a-z][a-z_]{0,63}$'),
  constraint security_log_subject_length check (octet_length(subject_hash) = 32),
  constraint security_log_address_length check (octet_length(address_hash) = 32)
);
comment on table security_log is 'Sign-ins, failures, refusals, limits: who as a keyed hash of a user''s id or a phone, from where as a keyed hash of the address. No phone, email or token in clear. Kept 180 days.';
create index security_log_time on security_log (at);
create index security_log_subject on security_log (subject_hash, at) where subject_hash is not null;

create table operator_actions (
  id bigint generated always as identity primary key,
  operator text not null,
  action text not null,
  subject_id text not null,
  at timestamptz not null,
  constraint operator_actions_operator_filled check (btrim(operator) <> '' and length(operator) <= 80),
  constraint operator_actions_action_form check (action ~ '^[a-z][a-z_]{0,63}$')
);
comment on table operator_actions is 'What an operator did by hand, and which operator: written in the transaction of the deed.';
create index operator_actions_subject on operator_actions (subject_id);
create trigger operator_actions_stay before update or delete on operator_actions
  for each row execute function refuse_change('what an operator did stays written');
