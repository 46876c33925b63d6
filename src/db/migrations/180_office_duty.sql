-- Operators on duty get the office's alarms (docs/decisions/0114).

create table office_duty (
  id bigint generated always as identity primary key,
  operator_id uuid not null references operators (id),
  from_at timestamptz not null,
  until_at timestamptz not null,
  ended_at timestamptz,
  constraint office_duty_hours check (until_at > from_at and until_at <= from_at + interval '12 hours'),
  constraint office_duty_end_within check (ended_at between from_at and until_at)
);
comment on table office_duty is 'When operators were on duty. ended_at: when they ended it, or began another duty; null while it lasts, and after until_at.';
create unique index office_duty_one on office_duty (operator_id) where ended_at is null;
create index office_duty_operator on office_duty (operator_id, from_at desc);
create trigger office_duty_stays before update on office_duty
  for each row when (
    old.ended_at is not null or old.operator_id <> new.operator_id or old.from_at <> new.from_at or old.until_at <> new.until_at
  ) execute function refuse_change('a duty only ends');
