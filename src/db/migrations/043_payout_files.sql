-- Which payouts were handed to the bank in which file: asked for again it is the same file (docs/decisions/0038).

create table payout_files (
  number int primary key generated always as identity,
  run_id uuid not null references payout_runs (id),
  follows int,
  made_by uuid not null references operators (id),
  made_at timestamptz not null,
  reason text not null,
  constraint payout_files_of_run unique (number, run_id),
  constraint payout_files_follow_own_run foreign key (follows, run_id) references payout_files (number, run_id),
  constraint payout_files_followed_once unique (follows),
  constraint payout_files_follow_earlier check (follows < number),
  constraint payout_files_reason_length check (btrim(reason) <> '' and length(reason) <= 200)
);
create unique index payout_files_first_of_run on payout_files (run_id) where follows is null;
create index payout_files_run on payout_files (run_id);
create index payout_files_made_by on payout_files (made_by);
comment on table payout_files is 'A file for the bank''s upload. A run has one; another only follows it when somebody said that the bank did not take it. The bytes are made from its lines, always the same.';
create trigger payout_files_stay before update or delete on payout_files
  for each row execute function refuse_change('a file that was handed out stays written');
create trigger payout_files_no_truncate before truncate on payout_files
  for each statement execute function refuse_change('a file that was handed out stays written');

alter table payouts add constraint payouts_of_run unique (id, run_id);
create table payout_file_lines (
  number int not null,
  run_id uuid not null,
  payout_id uuid not null,
  primary key (number, payout_id),
  constraint payout_file_lines_of_file foreign key (number, run_id) references payout_files (number, run_id),
  constraint payout_file_lines_of_run foreign key (payout_id, run_id) references payouts (id, run_id)
);
create index payout_file_lines_payout on payout_file_lines (payout_id);
comment on table payout_file_lines is 'A payout that a file asks the bank to make.';
create trigger payout_file_lines_stay before update or delete on payout_file_lines
  for each row execute function refuse_change('a file that was handed out stays written');
create trigger payout_file_lines_no_truncate before truncate on payout_file_lines
  for each statement execute function refuse_change('a file that was handed out stays written');

-- Nothing is asked for that was not let go, or is paid already.
create function keep_payout_files_payable() returns trigger language plpgsql as $$
begin
  perform 1 from payouts p join payout_runs r on r.id = p.run_id
    where p.id = new.payout_id and p.paid_at is null and r.confirmed_at is not null for update of p;
  if not found then
    raise exception 'payout % is not to be paid', new.payout_id
      using errcode = 'check_violation', constraint = 'payout_files_payable', table = 'payout_file_lines';
  end if;
  return new;
end $$;
create trigger payout_files_payable before insert on payout_file_lines for each row execute function keep_payout_files_payable();
