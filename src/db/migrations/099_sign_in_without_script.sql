-- Sign-ins without scripts solve no puzzle and have a budget of their own (docs/decisions/0086). Code of the release before
-- leaves the column out: its sends count as those of browsers with scripts.

alter table otp_sends add column without_script boolean not null default false;
comment on column otp_sends.without_script is 'Sent to a browser without scripts, which solves no puzzle: such sends have a small budget for a phone, an address and everybody.';
create index otp_sends_without_script on otp_sends (sent_at) where without_script;
