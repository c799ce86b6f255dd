import { useState } from "react";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { TableCell, TableLine, TableRow } from "#ui/table-row.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";

const texts = {
  ru: {
    table: "Поездки",
    today: "Сегодня",
    names: ["Анна Иванова", "Мехмет Йылмаз", "Джон Смит", "Ольга Крылова"],
    columns: { time: "Подача", name: "Имя", sum: "Цена" },
    paid: "оплачен",
    changed: "изменено",
    opened: "Открыто",
  },
  en: {
    table: "Rides",
    today: "Today",
    names: ["Anna Ivanova", "Mehmet Yılmaz", "John Smith", "Olga Krylova"],
    columns: { time: "Pick-up", name: "Name", sum: "Price" },
    paid: "paid",
    changed: "changed",
    opened: "Opened",
  },
} as const;

const RIDES = [
  { time: "09:10", sum: 2450 },
  { time: "10:00", sum: 940 },
  { time: "12:30", sum: 3200 },
  { time: "14:05", sum: 1890 },
] as const;

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [sort, setSort] = useState<{ by: "time" | "sum"; isDown: boolean }>({ by: "time", isDown: false });
  const [chosen, setChosen] = useState<string>("10:00");
  const [byKeys, setByKeys] = useState(false);
  const [opened, setOpened] = useState("");
  const rides = RIDES.map((ride, at) => ({ ...ride, name: t.names[at] ?? "" })).toSorted(
    (a, b) => (sort.isDown ? -1 : 1) * (sort.by === "sum" ? a.sum - b.sum : a.time.localeCompare(b.time)),
  );
  const stop = Math.max(
    0,
    rides.findIndex(({ time }) => time === chosen),
  );
  const sorted = (by: "time" | "sum"): Pick<TableColumn, "sorted" | "onSort"> => ({
    sorted: sort.by === by ? (sort.isDown ? "descending" : "ascending") : undefined,
    onSort: () => setSort({ by, isDown: sort.by === by && !sort.isDown }),
  });
  const columns: TableColumn[] = [
    { key: "time", label: t.columns.time, ...sorted("time") },
    { key: "name", label: t.columns.name },
    { key: "sum", label: t.columns.sum, atEnd: true, ...sorted("sum") },
  ];
  return (
    <>
      <Table
        label={t.table}
        columns={columns}
        widths="80px minmax(0, 1fr) 88px"
        count={rides.length}
        isMulti
        stop={chosen}
        follows={byKeys}
        onWalk={(by) => {
          setByKeys(true);
          setChosen(rides[Math.max(0, Math.min(rides.length - 1, stop + by))]?.time ?? chosen);
        }}
      >
        <div role="rowgroup">
          <TableLine columns={columns.length}>{t.today}</TableLine>
          {rides.map(({ time, name, sum }, at) => (
            <TableRow
              key={time}
              index={at + 2}
              isStop={at === stop}
              isChosen={time === "12:30"}
              onFocus={() => setChosen(time)}
              onOpen={() => setOpened(time)}
            >
              <TableCell>
                <b>{time}</b>
              </TableCell>
              <TableCell changed={time === "14:05" ? t.changed : undefined}>{name}</TableCell>
              <TableCell atEnd>
                <b>{sum}</b>
                <small>{t.paid}</small>
              </TableCell>
            </TableRow>
          ))}
        </div>
      </Table>
      <p role="status">{opened !== "" && `${t.opened}: ${opened}`}</p>
    </>
  );
}

/** A table that is sorted by the names of its columns: a row in focus, a chosen one, a cell that has just changed. */
export const tableSpecimen: Specimen = { key: "table", title: { ru: "Таблица", en: "Table" }, Show };
