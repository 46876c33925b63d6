-- An unlogged sequence is not usable on a standby that took over before it was flushed to disk there ("bad magic number in
-- sequence"): every booking after a failover would fail. The table stays unlogged, and its ids come from a logged sequence,
-- which writes one record for 32 of them (decision 0044).
alter sequence catalogue_changes_id_seq set logged;
