-- The grievance officer is another operator than those who answered or settled the complaint (decision 0100).

create function keep_officer_another() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from feedback f join feedback_entries e on e.feedback_id = f.id and e.kind = 'officer_asked'
      join work_notes n on n.work_key = new.work_key and n.operator_id = new.operator_id
        and n.kind in ('answer', 'settled') and n.written_at < e.written_at
    where new.work_key = 'case:' || f.ticket and new.written_at >= e.written_at
  ) then
    raise exception '% was answered by this operator before the officer was asked', new.work_key
      using errcode = 'check_violation', constraint = 'work_notes_officer_another', table = 'work_notes';
  end if;
  return new;
end $$;
create trigger work_notes_officer_another before insert on work_notes
  for each row when (new.kind in ('answer', 'settled')) execute function keep_officer_another();
